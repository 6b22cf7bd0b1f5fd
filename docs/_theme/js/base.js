// What the search needs to know: where the guide begins. Nothing is written into pages, for the server allows no such scripts.
var base_url = document.documentElement.dataset.base;

// The list of pages is longer than most screens: the present one is brought into sight.
{
  const list = document.getElementById("guide");
  const here = list.querySelector("[aria-current]");
  if (here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
}

// What is wider than its place can be moved by the keys, too.
for (const wide of document.querySelectorAll("main pre, main table")) {
  if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
}

{
  const LEAST = 3; // letters that are searched for, as in mkdocs.yml
  const search = document.getElementById("search");
  const words = document.getElementById("mkdocs-search-query");
  const found = document.getElementById("mkdocs-search-results");
  const show = () => {
    found.hidden = words.value.trim().length < LEAST;
  };
  words.addEventListener("input", show);
  search.addEventListener("submit", (event) => event.preventDefault());
}

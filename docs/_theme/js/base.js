// What the search needs to know: where the guide begins. Nothing is written into pages, for the server allows no such scripts.
var base_url = document.documentElement.dataset.base;
document.getElementById("search").addEventListener("submit", (event) => event.preventDefault());

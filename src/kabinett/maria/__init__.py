"""Maria: one module per chapter of the rules; `data/` holds board, pieces, powers and variants."""

"""The changes of the schema, in order."""

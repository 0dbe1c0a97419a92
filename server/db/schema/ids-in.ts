/** SQL: all ids of ten hexadecimal digits in a column of JSON, which pictures and files have. */
export const idsIn = (column: string) =>
  `coalesce(jsonb_path_query_array(${column}, '$.**.id ? (@ like_regex "^[0-9a-f]{10}$")'), '[]')`

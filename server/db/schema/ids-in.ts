/**
 * SQL: all ids of ten hexadecimal digits in a column of JSON, which pictures and files have. The function says that it is expensive, as it is for
 * long pages: the planner would look through all of them in place of the index.
 */
export const idsIn = (column: string) => `media_ids(${column})`

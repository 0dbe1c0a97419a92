/** The header that carries the id of a request: in the response, in the access log and in the log of what failed. */
export const REQUEST_ID = 'x-request-id'

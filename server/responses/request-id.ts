/** The header with the id of a request, which the access log and the error log have too. */
export const REQUEST_ID = 'x-request-id'

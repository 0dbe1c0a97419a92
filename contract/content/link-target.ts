/** What pages may link to. Other schemes, such as `javascript:`, are refused. */
export const LINK_TARGET = /^(\/(?!\/)|#|site:[a-z-]+\/|https:\/\/|mailto:|tel:)\S*$/
export const MAX_LINK_LENGTH = 500

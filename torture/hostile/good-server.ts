/** The path of the well-behaved server. */
export const GOOD_PATH = '/good'
/** The feed that the well-behaved server sends. */
export const GOOD_BODY = '<rss><channel><title>Good</title></channel></rss>'

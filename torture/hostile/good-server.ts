/** The path of the well-behaved server. */
export const GOOD_SERVER_PATH = '/good'
/** The feed that the well-behaved server sends. */
export const GOOD_SERVER_FEED = '<rss><channel><title>Good</title></channel></rss>'

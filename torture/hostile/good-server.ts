/** A server that means no harm, for comparison. */
export const GOOD_PATH = '/good'
export const GOOD_BODY = '<rss><channel><title>Good</title></channel></rss>'

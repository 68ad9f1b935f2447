/**
 * The Content-Security-Policy of pages and API calls. It allows only our own resources, nothing inline, and a
 * single Trusted Types policy, which is used for the URLs of our workers.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  // Frames are only used for the preview of a mail, which has a policy of its own.
  "frame-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types plainwire',
  'report-to csp',
].join('; ')

/**
 * The Content-Security-Policy of publishers' pictures, which can do nothing even when they are opened in a
 * tab.
 */
export const PICTURE_CONTENT_SECURITY_POLICY =
  "default-src 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Where browsers report policy violations. */
export const POLICY_REPORTS_PATH = '/api/reports'

/** The browser features that pages may use: only geolocation, which needs the reader's consent. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  ...['camera', 'microphone', 'payment', 'usb', 'serial', 'midi', 'display-capture'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ')

/**
 * The headers of every answer, including errors. HSTS is only sent if the public address is https: two years,
 * subdomains, preload.
 */
export function buildSecurityHeaders(publicUrl: string): Record<string, string> {
  const headers = {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'reporting-endpoints': `csp="${POLICY_REPORTS_PATH}"`,
    'x-content-type-options': 'nosniff',
    // The referrer isn't sent even to ourselves, because the address of a page shows what somebody reads.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
  }
  const isHttps = URL.parse(publicUrl)?.protocol === 'https:'
  return isHttps
    ? { ...headers, 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : headers
}

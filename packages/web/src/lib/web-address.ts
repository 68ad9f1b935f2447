/** A parsed URL; undefined for text that is none. */
export function parsedUrl(url: string, base?: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}

/** An outside address that is safe to link: http or https only; undefined for everything else. */
export function webAddress(url: string): string | undefined {
  const parsed = parsedUrl(url)
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:' ? parsed.href : undefined
}

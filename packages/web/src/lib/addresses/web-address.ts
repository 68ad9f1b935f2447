/** A parsed URL; undefined if the text isn't a URL. */
export function parseUrl(url: string, base?: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}

/** A normalised http or https URL; undefined for everything else, which isn't safe to link to. */
export function toWebUrl(url: string): string | undefined {
  const parsed = parseUrl(url)
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:' ? parsed.href : undefined
}

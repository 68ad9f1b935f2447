/** Parses a URL. Returns undefined if the text isn't a URL. */
export function parseUrl(url: string, base?: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined
}

/** Normalises an http or https URL. Returns undefined for any other text, because it isn't safe to link to. */
export function toWebUrl(url: string): string | undefined {
  const parsed = parseUrl(url)
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:' ? parsed.href : undefined
}

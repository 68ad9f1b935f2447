/** An absolute http or https URL without credentials; undefined for anything else. */
export function resolvePageUrl(reference: string | null | undefined, base: string): string | undefined {
  if (!reference) return undefined
  const url = URL.parse(reference.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  return url.href
}

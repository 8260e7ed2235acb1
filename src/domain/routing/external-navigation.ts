/** The address as a URL; null if it is not one. `URL.canParse` is missing on older phones. */
function parseAddress(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}

/** Whether an address leaves the shop: another protocol, another origin, or a protocol-relative one. */
export function isExternalAddress(address: string, origin: string): boolean {
  const url = parseAddress(address, origin)
  if (!url) return true
  const own = new URL(origin)
  return url.origin !== own.origin || url.protocol !== own.protocol
}

/** Guards every programmatic navigation: leaving the shop has to be requested explicitly. */
export function requireNavigable(address: string, origin: string, { external = false } = {}): string {
  if (!isExternalAddress(address, origin)) return address
  if (!external)
    throw new Error(`Navigating to an external URL is not allowed without { external: true }: ${address}`)
  const protocol = parseAddress(address, origin)?.protocol
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Not a web address: ${address}`)
  return address
}

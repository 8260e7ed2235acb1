/** What the mailed link names: the change, and the secret of the seller. */
export interface Objection {
  readonly change: string
  readonly key: string
}

/** Reads the fragment of the link; null when it names no change. */
export function readObjection(hash: string): Objection | null {
  const [, change, key] = /^#?([0-9a-f-]{36})\.([\w-]{10,64})$/i.exec(hash.slice(0, 120)) ?? []
  return change && key ? { change, key } : null
}

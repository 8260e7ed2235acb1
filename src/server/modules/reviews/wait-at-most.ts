/** What a promise resolves to, or null if that takes longer. It goes on, and its later failure is nobody's. */
export async function waitAtMost<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(late.resolve, ms, null)
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

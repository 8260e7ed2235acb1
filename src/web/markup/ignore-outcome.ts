/**
 * React renders a page that waits for something anew, and sees how that ends. What was begun here has nobody who looks, and
 * its failure would end the process.
 */
export function ignoreOutcome(value: unknown): void {
  if (typeof value === 'object' && value !== null && 'then' in value)
    Promise.resolve(value as PromiseLike<unknown>).catch(() => undefined)
}

/** React renders a page that waits for something again, and sees how that ends. */
export function ignoreOutcome(value: unknown): void {
  if (typeof value === 'object' && value !== null && 'then' in value)
    // React reports it. A failure that is not caught here, too, would end the process.
    Promise.resolve(value as PromiseLike<unknown>).catch(() => undefined)
}

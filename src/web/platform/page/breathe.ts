/** Lets the browser respond to the visitor between two steps of the start: on a cheap phone one long task would freeze the page. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

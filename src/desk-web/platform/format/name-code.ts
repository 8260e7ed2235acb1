/** A code such as `RESEND_MAIL` as people read it. */
export function nameCode(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

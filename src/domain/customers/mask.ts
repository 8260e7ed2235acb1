/** What is shown of a mail address, which a PayPal account is, too: `m•••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, Math.max(at, 0))
  // Always three dots: their number would tell the length.
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••'
}

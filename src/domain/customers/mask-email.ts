/** Shows enough of a mail address, or PayPal account, to recognise it: `m•••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, Math.max(at, 0))
  // Always three dots, so that they do not reveal the length.
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••'
}

/** The shop's mark, inline so that it is there at first paint; identical to art/logo-mark.svg. */
export function LogoMark({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false" fill="none">
      <path
        d="M27.6 9.4 14.6 26.2 4.7 16.4V7.6a3 3 0 0 1 3-3h9.9"
        stroke="currentColor"
        strokeWidth="4.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="11.6" cy="11.4" r="2.4" fill="currentColor" />
    </svg>
  )
}

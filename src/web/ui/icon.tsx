const PATHS = {
  account: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  cart: 'M3.5 4.5h2.2l2.1 11h9.9l1.8-8H6.4M9.5 20h.01M16.5 20h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20.5 20.5',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
} as const

export interface IconProps {
  readonly name: keyof typeof PATHS
  readonly className?: string
}

/** A small line drawing beside a text; never the only one to convey a meaning. */
export function Icon({ name, className = 'size-6' }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

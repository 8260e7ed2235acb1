const PATHS = {
  start: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9',
  parcel: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8',
  part: 'M9 4v4M15 4v4M6.5 8h11v3a5.5 5.5 0 0 1-11 0V8ZM12 16.5V21',
  inspect: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20.5 20.5M8.5 11l2 2 3-3.5',
  eraser: 'M4 15.5 13.5 6l5 5-8 8h-3L4 15.5Zm5-5 5 5M12 19h8',
  scales: 'M12 5v15M7 20h10M5 8h14M5 8l-2.5 6h5L5 8Zm14 0-2.5 6h5L19 8Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6l-7-2.5Z',
  lost: 'M9 9.2a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1-1.4 2.1M12 17.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  back: 'M9 14 4.5 9.5 9 5M5 9.5h9a5.5 5.5 0 0 1 0 11h-3',
  leaf: 'M5 19c0-9 5-14 14-14 0 9-4 14-11 14H5Zm0 0 7-7',
  money: 'M3.5 7h17v10h-17V7Zm8.5 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12h.01M17.5 12h.01',
  hand: 'M7 5v14M12 5v14M17 5v14',
  book: 'M6 4h11a1.5 1.5 0 0 1 1.5 1.5V20H7.5A1.5 1.5 0 0 1 6 18.5V4Zm3 4h6M9 12h6',
  person: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  star: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8L7 19l1.1-5.5L4 9.7l5.6-.7L12 4Z',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  list: 'M8 7h12M8 12h12M8 17h12M4 7h.01M4 12h.01M4 17h.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  keyboard: 'M3.5 7h17v10h-17V7ZM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17 10.5h.01M8 14h8',
  contrast: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-17v17',
  leave: 'M14 5h5v14h-5M4 12h11M11.5 8.5 15 12l-3.5 3.5',
  chevron: 'm6 9.5 6 6 6-6',
  up: 'm6 14.5 6-6 6 6',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  camera: 'M4 8h3l1.5-2.5h7L17 8h3v11H4V8Zm8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  columns: 'M4 5h16v14H4V5Zm5.5 0v14M14.5 5v14',
  chart: 'M4 20h16M6.5 16.5v-5M11 16.5v-9M15.5 16.5V9M20 16.5V5',
  bookmark: 'M7 4h10v16l-5-3.5L7 20V4Z',
  warning: 'M12 4 3 19.5h18L12 4Zm0 6v4.5M12 17h.01',
} as const

export type DeskIconName = keyof typeof PATHS

/** A small line drawing beside a text; never the only one to convey a meaning. */
export function DeskIcon({
  name,
  className = 'size-4',
}: {
  readonly name: DeskIconName
  readonly className?: string
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0`}
      aria-hidden="true"
      focusable="false"
      fill="none"
    >
      <path
        d={PATHS[name]}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

import type { ReactNode } from 'react'

const MARKS = 60

/** One mark and the space behind it, in sixtieths of the dial. */
const MARK = '0.32 0.68'

/** As many marks as are lit, and then nothing up to the end of the ring. */
const spellMarks = (lit: number): string =>
  lit === MARKS ? MARK : `${`${MARK} `.repeat(lit)}0 ${MARKS - lit}`

interface RingProps {
  readonly lit: number
  readonly className: string
  readonly children?: ReactNode
}

function Ring({ lit, className, children }: RingProps) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
      fill="none"
      className={`absolute inset-0 size-full ${className}`}
    >
      <circle
        cx={60}
        cy={60}
        r={52}
        strokeWidth={10}
        stroke="currentColor"
        pathLength={MARKS}
        strokeDasharray={spellMarks(lit)}
        // No mark lies where two halves of the circle meet: browsers draw a notch there.
        strokeDashoffset={-0.34}
        transform="rotate(-93 60 60)"
      />
      {children}
    </svg>
  )
}

interface DialProps {
  /** Which share of its marks is lit, between 0 and 1. */
  readonly share: number
  /** Whether they light up one after the other. */
  readonly isSweeping?: boolean
  readonly children: ReactNode
}

/** The dial of a watch: what is left of our time, or, all lit, that everything is done. */
export function Dial({ share, isSweeping = false, children }: DialProps) {
  const lit = Math.round(share * MARKS)
  return (
    <div className="relative size-full">
      <Ring lit={MARKS} className="text-line">
        {children}
      </Ring>
      {/* A drawing of its own: browsers mask whole drawings, but not all of them their parts. */}
      {lit > 0 && <Ring lit={lit} className={`text-accent ${isSweeping ? 'dial-sweep' : ''}`} />}
    </div>
  )
}

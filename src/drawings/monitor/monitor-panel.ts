import { shade } from '#drawings/svg-parts.ts'

/** A flat or curved rectangle; a curved panel is lower in its middle by `bend` at both edges. */
export type Area = Readonly<{ x: number; y: number; w: number; h: number; bend: number }>

export const MONITOR_COLOURS = {
  black: '#2a2d31',
  graphite: '#41464b',
  grey: '#878e93',
  silver: '#c6cbce',
  aluminium: '#d6d9da',
  white: '#e4e7e7',
} as const

export type MonitorColour = keyof typeof MONITOR_COLOURS

/** Path data with every number cut to hundredths. */
export function trace(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.reduce((text, part, at) => {
    const value = values[at - 1] ?? 0
    return `${text}${Math.round(value * 100) / 100}${part}`
  })
}

const brightness = (colour: string) => Number.parseInt(colour.slice(3, 5), 16)

/** Hairline around a body: darker than a light body, lighter than a dark one, which would vanish on a dark page. */
export const hairline = (colour: string): string =>
  brightness(colour) < 110 ? shade(colour, 0.34) : shade(colour, -0.32)

export function outline({ x, y, w, h, bend }: Area, radius: number): string {
  const r = radius
  const middle = x + w / 2
  return [
    trace`M${x} ${y + r}Q${x} ${y} ${x + r} ${y}Q${middle} ${y + 2 * bend} ${x + w - r} ${y}`,
    trace`Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}`,
    trace`Q${middle} ${y + h - 2 * bend} ${x + r} ${y + h}Q${x} ${y + h} ${x} ${y + h - r}Z`,
  ].join('')
}

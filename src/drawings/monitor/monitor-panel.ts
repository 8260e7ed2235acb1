import { readGreen, shade } from '#drawings/colours.ts'
import { pathData } from '#drawings/svg-parts.ts'

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

/** Hairline around a body: darker than a light body, lighter than a dark one, which would vanish on a dark page. */
export const shadeHairline = (colour: string): string =>
  readGreen(colour) < 110 ? shade(colour, 0.34) : shade(colour, -0.32)

export function outline({ x, y, w, h, bend }: Area, radius: number): string {
  const r = radius
  const middle = x + w / 2
  return [
    pathData`M${x} ${y + r}Q${x} ${y} ${x + r} ${y}Q${middle} ${y + 2 * bend} ${x + w - r} ${y}`,
    pathData`Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}`,
    pathData`Q${middle} ${y + h - 2 * bend} ${x + r} ${y + h}Q${x} ${y + h} ${x} ${y + h - r}Z`,
  ].join('')
}

/** A screen in cells, row by row: which of them a finger has reached. */
export interface TouchGrid {
  readonly columns: number
  readonly rows: number
  readonly touched: ReadonlySet<number>
}

/** About the width of a fingertip. */
const CELL_PX = 72

const countCells = (lengthPx: number): number => Math.max(2, Math.min(12, Math.round(lengthPx / CELL_PX)))

/** An untouched grid that fills a screen. */
export const createTouchGrid = (widthPx: number, heightPx: number): TouchGrid => ({
  columns: countCells(widthPx),
  rows: countCells(heightPx),
  touched: new Set(),
})

/** The cell at a point, given as shares of width and height; null beside the grid. */
export function findCell({ columns, rows }: TouchGrid, x: number, y: number): number | null {
  if (!(x >= 0 && x < 1 && y >= 0 && y < 1)) return null
  return Math.floor(y * rows) * columns + Math.floor(x * columns)
}

/** The grid after a touch; the same one where nothing is new. */
export function touchCell(grid: TouchGrid, x: number, y: number): TouchGrid {
  const cell = findCell(grid, x, y)
  if (cell === null || grid.touched.has(cell)) return grid
  return { ...grid, touched: new Set([...grid.touched, cell]) }
}

export const countOpenCells = ({ columns, rows, touched }: TouchGrid): number => columns * rows - touched.size

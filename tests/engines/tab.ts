/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A function that runs inside the page. It may use its arguments and the page, but nothing else of its file. */
// biome-ignore lint/suspicious/noExplicitAny: whoever runs the function knows its arguments
type PageFunction<Result> = (...args: any[]) => Result | Promise<Result>

/** A phone-sized window of a visitor who has never been to the shop. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  goBack(): Promise<void>
  /** Arguments and result are copied as JSON. */
  run<Result>(action: PageFunction<Result>, ...args: readonly unknown[]): Promise<Result>
  click(point: Point): Promise<void>
  type(text: string): Promise<void>
  /** A PNG. */
  takeScreenshot(): Promise<Buffer>
  /** Errors and warnings in the console, if the engine's protocol reports them. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

/** A running browser. */
export interface Browser {
  openTab(): Promise<Tab>
  close(): Promise<void>
}

export const WINDOW = { width: 390, height: 844 }

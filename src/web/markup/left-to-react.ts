/** Thrown where a page holds something that only React itself writes: it then writes the whole page. */
export class LeftToReact extends Error {
  constructor(what: string) {
    super(`Only React writes ${what}`)
    this.name = 'LeftToReact'
  }
}

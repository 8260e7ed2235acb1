/** Something that isn't written here. */
export class LeftToReact extends Error {
  constructor(what: string) {
    super(`Only React writes ${what}`)
    this.name = 'LeftToReact'
  }
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ScoreBoard } from '#server/ports/search/embedded/score-board.ts'

interface Hit {
  readonly text: number
  readonly score: number
  readonly isModelWord: boolean
}

type Query = readonly (readonly Hit[])[]

const SIZE = 6

function play(board: ScoreBoard, query: Query): void {
  board.clear()
  for (const hits of query) {
    board.nextWord()
    for (const { text, score, isModelWord } of hits) board.hit(text, score, isModelWord)
  }
}

const readResult = (board: ScoreBoard) =>
  [...board.touched]
    .toSorted((one, other) => one - other)
    .map((text) => [text, board.countMatched(text), board.countInModel(text), board.getScore(text)])

/** The expected result, counted word by word for each text. */
const computeExpected = (query: Query) =>
  Array.from({ length: SIZE }, (_, text) => {
    const own = query
      .map((hits) => hits.filter((hit) => hit.text === text))
      .filter(({ length }) => length > 0)
    const score = own.reduce((sum, hits) => sum + Math.max(...hits.map((hit) => hit.score)), 0)
    return [text, own.length, own.filter((hits) => hits.some((hit) => hit.isModelWord)).length, score]
  }).filter(([, matched]) => matched !== 0)

const hit = fc.record({ text: fc.nat(SIZE - 1), score: fc.nat(20), isModelWord: fc.boolean() })

const word = fc.array(hit, { maxLength: 12 })

const query = fc.array(word, { maxLength: 6 })

describe('the score of a text', () => {
  it('is the sum of the best hits of every word', () => {
    fc.assert(
      fc.property(query, (words) => {
        const board = new ScoreBoard(SIZE)
        play(board, words)
        expect(readResult(board)).toEqual(computeExpected(words))
      }),
    )
  })

  it('does not depend on the queries before', () => {
    fc.assert(
      fc.property(fc.array(query, { maxLength: 4 }), query, (before, words) => {
        const board = new ScoreBoard(SIZE)
        for (const other of before) play(board, other)
        play(board, words)
        expect(readResult(board)).toEqual(computeExpected(words))
      }),
    )
  })

  it('is nothing for a text that has no word of the query', () => {
    const board = new ScoreBoard(SIZE)
    play(board, [[{ text: 2, score: 5, isModelWord: true }]])
    expect(board.touched).toEqual([2])
    expect({
      matchedIn: board.countMatched(1),
      inModelOf: board.countInModel(1),
      scoreOf: board.getScore(1),
    }).toEqual({ matchedIn: 0, inModelOf: 0, scoreOf: 0 })
    board.clear()
    expect({ touched: board.touched, scoreOf: board.getScore(2) }).toEqual({ touched: [], scoreOf: 0 })
  })
})

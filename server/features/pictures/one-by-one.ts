/** Does each piece of work after the one before, whether that went well or not. */
export type OneByOne = <Result>(work: () => Promise<Result>) => Promise<Result>

/** For work that takes so much memory or time that two at once would hurt everybody else. */
export function createOneByOne(): OneByOne {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}

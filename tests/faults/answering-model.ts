import fc from 'fast-check'

/**
 * What a person, a browser, the network and the server may do while a test is answered. The same commands run over HTTP
 * (answering-http.ts) and in a real browser (answering-browser.ts).
 */
export interface Driver {
  /** Confirms an answer to the question on a tab, twice over where the person presses twice. False: there is none. */
  answer(tab: number, value: number, twice: boolean): Promise<boolean>
  /** The 0-based question that a tab shows, once it has come to rest. */
  place(tab: number, expected: number): Promise<number>
  /** Sends a stored answer once more, past the queue: what the server says to it and to another one in its place. */
  repeat(position: number, value: number): Promise<{ readonly same: number; readonly other: number }>
  setOnline(online: boolean): Promise<void>
  /** The server takes the next answer, and its acknowledgement is lost. */
  loseNextResponse(): Promise<void>
  reload(tab: number): Promise<void>
  openTab(): Promise<void>
  /** In the middle of whatever it does. */
  killTab(tab: number): Promise<void>
  /** SIGKILL; comes back at once, on the same data. */
  killServer(): Promise<void>
  /** With the network there: waits until nothing waits. Answers what the server has, one digit an answer. */
  settle(): Promise<string>
  /** What still waits on the device. */
  waiting(): Promise<number>
}

/** One attempt as it must be: one digit a confirmed answer. */
export interface Model {
  confirmed: string
  tabs: number
  online: boolean
}

export const QUESTIONS = 15
/** The sections of the form `quick`: five questions each. */
const SECTIONS = ['SKL', 'WST', 'CAR'] as const

/** What an answer is sent with, of a 0-based position. */
export const questionAt = (position: number) => ({
  section: SECTIONS[Math.floor(position / 5)] ?? '',
  questionNumber: (position % 5) + 1,
})

const MOST_TABS = 3

type Command = fc.AsyncCommand<Model, Driver>

async function sees(model: Model, driver: Driver): Promise<void> {
  for (let tab = 0; tab < model.tabs; tab++) {
    const place = await driver.place(tab, model.confirmed.length)
    if (place !== model.confirmed.length)
      throw new Error(`tab ${tab} is at ${place}, ${model.confirmed.length} answers were confirmed`)
  }
}

function command(
  name: string,
  check: (model: Model) => boolean,
  act: (model: Model, driver: Driver) => Promise<void>,
): Command {
  return {
    check: model => check(model),
    run: async (model, driver) => {
      await act(model, driver)
      await sees(model, driver)
    },
    toString: () => name,
  }
}

const open = (model: Model) => model.confirmed.length < QUESTIONS

async function answerOn(model: Model, driver: Driver, tab: number, value: number, twice = false) {
  if (await driver.answer(tab % model.tabs, value, twice)) model.confirmed += value
}

const tab = fc.nat(MOST_TABS - 1)
const value = fc.integer({ min: 1, max: 5 })

/** Weighted by how often it is drawn. */
export const commands = (maxCommands: number) =>
  fc.commands(
    [
      ...Array.from({ length: 4 }, () =>
        fc
          .tuple(tab, value, fc.boolean())
          .map(([tab, value, twice]) =>
            command(`answer(${tab}, ${value}${twice ? ', twice' : ''})`, open, (model, driver) =>
              answerOn(model, driver, tab, value, twice),
            ),
          ),
      ),
      fc.nat(QUESTIONS - 1).map(position =>
        command(
          `repeat(${position})`,
          model => model.online && position < model.confirmed.length,
          async (model, driver) => {
            if ((await driver.settle()) !== model.confirmed) throw new Error('the server has other answers')
            const answered = await driver.repeat(position, Number(model.confirmed[position]))
            if (answered.same !== 200 || answered.other !== 409)
              throw new Error(`a repeat was answered ${JSON.stringify(answered)}`)
          },
        ),
      ),
      tab.map(tab =>
        command(
          `reload(${tab})`,
          () => true,
          (model, driver) => driver.reload(tab % model.tabs),
        ),
      ),
      fc.constant(
        command(
          'offline',
          model => model.online,
          async (model, driver) => {
            await driver.setOnline(false)
            model.online = false
          },
        ),
      ),
      fc.constant(
        command(
          'online',
          model => !model.online,
          async (model, driver) => {
            await driver.setOnline(true)
            model.online = true
          },
        ),
      ),
      fc.constant(
        command(
          'lost response',
          model => model.online && open(model),
          (_, driver) => driver.loseNextResponse(),
        ),
      ),
      fc.constant(
        command(
          'second tab',
          model => model.tabs < MOST_TABS,
          async (model, driver) => {
            await driver.openTab()
            model.tabs += 1
          },
        ),
      ),
      fc.tuple(tab, value).map(([tab, value]) =>
        command(`answer, and kill tab ${tab}`, open, async (model, driver) => {
          await answerOn(model, driver, tab, value)
          await driver.killTab(tab % model.tabs)
          model.tabs -= 1
          if (model.tabs > 0) return
          await driver.openTab()
          model.tabs = 1
        }),
      ),
      fc.tuple(tab, value).map(([tab, value]) =>
        command(`answer, and kill the server (${tab}, ${value})`, open, async (model, driver) => {
          await answerOn(model, driver, tab, value)
          await driver.killServer()
        }),
      ),
      fc.constant(
        command('finish', open, async (model, driver) => {
          while (open(model)) {
            const before = model.confirmed.length
            await answerOn(model, driver, before, (before % 5) + 1)
            if (model.confirmed.length === before) {
              if (model.online) throw new Error('the test cannot be finished')
              // The last section was never on the device.
              return
            }
            await sees(model, driver)
          }
        }),
      ),
    ],
    { maxCommands, size: 'max' },
  )

/** Runs the commands on a new attempt, lets all come to rest, and holds the server against the model. */
export async function runModel(sequence: Iterable<Command>, driver: Driver): Promise<void> {
  const model: Model = { confirmed: '', tabs: 1, online: true }
  await fc.asyncModelRun(() => ({ model, real: driver }), sequence)
  if (!model.online) await driver.setOnline(true)
  const stored = await driver.settle()
  if (stored !== model.confirmed)
    throw new Error(`the server has ${stored || 'nothing'}, ${model.confirmed || 'nothing'} was confirmed`)
  const waiting = await driver.waiting()
  if (waiting > 0) throw new Error(`${waiting} answers still wait on the device`)
}

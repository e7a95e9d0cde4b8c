import { contentChange } from '#contract/content.ts'
import { changeContent, readContentChanges } from '#server/features/console/content.ts'
import { SERVER } from '#server/features/console/note-act.ts'
import { findContent } from '#server/features/content/find-content.ts'
import { act, type Command, list, readWish } from './tools.ts'

/** Prints what pages show in place of what the source holds, and who changed it when. */
export const showContent = list('content', async tools => [await findContent(tools)])
export const showChanges = list('content', readContentChanges)

/** Changes a part, which is read as JSON: in every language, as the console does. */
export function changePart(part: string, basis: string): Command {
  return async tools => {
    const wish = await readWish(tools, contentChange, content => ({ part, basis, content }))
    if (!wish) return false
    return act({ what: 'content', word: 'change', id: part }, deps => changeContent(deps, SERVER, wish))(
      tools,
    )
  }
}

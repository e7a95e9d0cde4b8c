import type { bankReviews as Arabic } from '../ar/bank-reviews.ts'
import { counted, number } from '../format.ts'

export const bankReviews: typeof Arabic = ({ questions, draft, read, rated, released }) => [
  `The bank holds ${counted(questions, 'en', { one: '# question', other: '# questions' })}, each with two stories. Drafts: ${number(draft)}. Passed the reading without a key: ${number(read)}. Rated by experts: ${number(rated)}.`,
  'The key of a draft is its authors’ alone. To have passed the reading means that readers who had not seen the key leaned to neither story when they were shown the options alone, and that most of them found the best option once they had read the whole story. The readers so far were language models; they replace neither experts nor data from users.',
  rated === 0
    ? 'No question has been rated by experts yet.'
    : `For those rated by experts, practitioners (for motivation, lay people) rated the options without seeing the key, and two people then accepted the key, each with written reasons. Released of these: ${number(released)}.`,
]

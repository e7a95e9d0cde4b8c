import * as advanced from './advanced/index.ts'
import type { Bank } from './block.ts'
import * as business from './business/index.ts'
import * as competency from './competency/index.ts'
import * as construction from './construction/index.ts'
import * as creative from './creative/index.ts'
import * as education from './education/index.ts'
import * as engineering from './engineering/index.ts'
import * as finance from './finance/index.ts'
import * as healthcare from './healthcare/index.ts'
import * as hospitality from './hospitality/index.ts'
import * as leadership from './leadership/index.ts'
import * as legal from './legal/index.ts'
import * as logistics from './logistics/index.ts'
import * as motivation from './motivation/index.ts'
import * as quick from './quick/index.ts'
import * as sales from './sales/index.ts'
import * as skills from './skills/index.ts'
import * as technology from './technology/index.ts'
import { tellStories } from './tell-stories.ts'

/**
 * Collects the blocks of the bank. A block named like a field holds the items that only users who choose the field
 * see. A block of pairs stands in it as the items of both stories.
 */
export const BANK: Bank = {
  motivation: tellStories(motivation),
  competency: tellStories(competency),
  skills: tellStories(skills),
  business: tellStories(business),
  construction: tellStories(construction),
  creative: tellStories(creative),
  education: tellStories(education),
  engineering: tellStories(engineering),
  finance: tellStories(finance),
  healthcare: tellStories(healthcare),
  hospitality: tellStories(hospitality),
  legal: tellStories(legal),
  logistics: tellStories(logistics),
  sales: tellStories(sales),
  technology: tellStories(technology),
  advanced: tellStories(advanced),
  leadership: tellStories(leadership),
  quick: tellStories(quick),
}

/** Holds a page's button at the foot of the screen; in the flow where the screen is wide and high. */
export const PAGE_FOOT =
  'page-foot question-foot bg-paper border-line sticky bottom-0 z-10 -mx-(--gutter) mt-5 border-t px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))]'

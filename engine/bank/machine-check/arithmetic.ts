const TOKEN = /\s*(\d+(?:\.\d+)?|[-+*/()%])/y
const SIGNS = { '×': '*', '÷': '/', '−': '-' } as const

/** Computes plain arithmetic: `(500 - 400) / 400` is 0.25, `85%` is 0.85. `null` for anything else. */
export function evaluate(expression: string): number | null {
  const tokens = tokensOf(expression.replace(/[×÷−]/g, sign => SIGNS[sign as keyof typeof SIGNS]))
  if (!tokens) return null
  let next = 0
  const value = sum()
  return next === tokens.length && value !== null && Number.isFinite(value) ? value : null

  function sum(): number | null {
    let left = product()
    while (left !== null && (tokens?.[next] === '+' || tokens?.[next] === '-')) {
      const sign = tokens[next++] === '+' ? 1 : -1
      const right = product()
      left = right === null ? null : left + sign * right
    }
    return left
  }

  function product(): number | null {
    let left = factor()
    while (left !== null && (tokens?.[next] === '*' || tokens?.[next] === '/')) {
      const times = tokens[next++] === '*'
      const right = factor()
      if (right === null) return null
      left = times ? left * right : left / right
    }
    return left
  }

  function factor(): number | null {
    const token = tokens?.[next++]
    let value: number | null
    if (token === '-') {
      const inner = factor()
      return inner === null ? null : -inner
    }
    if (token === '(') {
      value = sum()
      if (tokens?.[next++] !== ')') return null
    } else value = token !== undefined && /^\d/.test(token) ? Number(token) : null
    while (value !== null && tokens?.[next] === '%') {
      next++
      value /= 100
    }
    return value
  }
}

function tokensOf(expression: string): string[] | null {
  const tokens: string[] = []
  const text = expression.trimEnd()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[1]
    if (token === undefined) return null
    tokens.push(token)
  }
  return tokens
}

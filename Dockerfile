# syntax=docker/dockerfile:1
# Node comes from the lock file (decisions/0002); the image brings npm to install with and a C library to run on.

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV CI=1
COPY package.json package-lock.json .npmrc* ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build \
 && npm prune --omit=dev --include=prod --ignore-scripts

FROM debian:bookworm-slim
# The embedded database is for one machine: here DATABASE_URL names another one.
RUN groupadd --system --gid 10001 wijha \
 && useradd --system --uid 10001 --gid wijha --home-dir /app --no-create-home --shell /usr/sbin/nologin wijha \
 && install -d -o wijha -g wijha -m 0700 /data
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
COPY --from=build /app/contract ./contract
COPY --from=build /app/engine ./engine
COPY --from=build /app/sandbox ./sandbox
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/server ./server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
USER wijha
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["/app/node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between: signals reach the server itself.
CMD ["/app/node_modules/.bin/node", "--max-semi-space-size=8", "--max-old-space-size=256", "server/main.ts"]

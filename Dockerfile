# syntax=docker/dockerfile:1

# Everything that is installed and built happens in here; the image takes what it needs from it.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup scripts/setup
COPY packages/domain/package.json packages/domain/
COPY packages/host/package.json packages/host/
COPY packages/newsroom/package.json packages/newsroom/
COPY packages/pipeline/package.json packages/pipeline/
COPY packages/post/package.json packages/post/
COPY packages/sample/package.json packages/sample/
COPY packages/server/package.json packages/server/
COPY packages/store/package.json packages/store/
COPY packages/web/package.json packages/web/
RUN npm ci --include=dev
COPY . .
RUN node scripts/run.mjs setup
RUN npm prune --omit=dev && rm -rf node_modules/.cache

FROM node:24.21.0-bookworm-slim
# jemalloc returns freed memory to the system, which glibc's arenas do late: with a thread of its own also while the process is idle.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libjemalloc2 tini \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --user-group --no-create-home plainwire \
  && install -d -o plainwire -g plainwire /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/dist ./dist
COPY --from=build /app/content ./content
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data LD_PRELOAD=libjemalloc.so.2 \
  MALLOC_CONF=background_thread:true,dirty_decay_ms:500,muzzy_decay_ms:0,narenas:2
USER plainwire
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=2m --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||8080)+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "--max-semi-space-size=4", "--heap-growing-percent=20", "--optimize-for-size", "dist/server/main.mjs"]
CMD ["start"]

# The product as one image: `docker build -t sewa .`. ROLE says what a container does; docs/settings.md lists the other settings.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /sewa
RUN npm install --global pnpm@12.21.0
COPY . .
RUN npm run build \
  && rm -rf node_modules ./*/node_modules ./packages/*/node_modules \
  && pnpm install --prod --frozen-lockfile --filter-prod '@sewa/app...' \
  && rm -rf tests .storybook .cache

FROM node:24.21.0-bookworm-slim
WORKDIR /sewa
ENV NODE_ENV=production \
  APP_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  MALLOC_ARENA_MAX=1 \
  MALLOC_MMAP_THRESHOLD_=131072 \
  MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /sewa /sewa
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=100", "--conditions=sewa-source", "app/src/server.ts"]

export { ChatEmbed, type ChatEmbedProps } from './embed/ChatEmbed.tsx';

package picknmix.cluster;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import picknmix.kernel.Refused;
import picknmix.server.match.Counsel;
import picknmix.server.match.Reply;
import picknmix.server.table.TableCommand;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * Messages as JSON; fields that one side does not know are passed over. What is sent most, the
 * updates, is text already and goes as it is.
 */
final class MessageSerializer extends SerializerWithStringManifest {
  private static final int ID = 7_355;

  private static final Map<String, Class<?>> TYPES =
      Stream.of(
              Message.class, Message.ToTable.class, Message.ToPlace.class, Message.ToGossiper.class)
          .flatMap(type -> Stream.of(type.getPermittedSubclasses()))
          .filter(Class::isRecord)
          .collect(Collectors.toMap(Class::getSimpleName, Function.identity()));

  private final JsonMapper mapper;

  /** Made by Pekko. */
  MessageSerializer(ExtendedActorSystem system) {
    ActorRefResolver resolver = ActorRefResolver.get(Adapter.toTyped(system));
    SimpleModule module = new SimpleModule();
    module.addSerializer(ActorRef.class, new RefWriter(resolver));
    module.addDeserializer(ActorRef.class, new RefReader(resolver));
    module.addSerializer(Refused.class, new RefusedWriter());
    module.addDeserializer(Refused.class, new RefusedReader());
    this.mapper =
        JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .addModule(module)
            .addMixIn(TableCommand.class, ByName.class)
            .addMixIn(Reply.class, ByName.class)
            .addMixIn(Counsel.class, ByName.class)
            .registerSubtypes(TableCommand.class.getPermittedSubclasses())
            .registerSubtypes(Reply.class.getPermittedSubclasses())
            .registerSubtypes(Counsel.class.getPermittedSubclasses())
            .build();
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  private interface ByName {}

  @Override
  public int identifier() {
    return ID;
  }

  @Override
  public String manifest(Object message) {
    return message.getClass().getSimpleName();
  }

  @Override
  public byte[] toBinary(Object message) {
    return message instanceof Message.Update update
        ? write(update)
        : mapper.writeValueAsBytes(message);
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
    Class<?> type = TYPES.get(manifest);
    if (type == null) {
      throw new NotSerializableException("there is no message '" + manifest + "'");
    }
    return type == Message.Update.class ? readUpdate(bytes) : mapper.readValue(bytes, type);
  }

  private static byte[] write(Message.Update update) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(update.text().length + 32);
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(update.sequence());
      out.writeBoolean(update.isRace());
      out.writeBoolean(update.asked() != null);
      if (update.asked() != null) {
        out.writeUTF(update.asked());
      }
      out.write(update.text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static Message.Update readUpdate(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      int sequence = in.readInt();
      boolean isRace = in.readBoolean();
      String asked = in.readBoolean() ? in.readUTF() : null;
      return new Message.Update(sequence, isRace, asked, in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @SuppressWarnings("rawtypes") // Jackson knows it by its class
  private static final class RefWriter extends ValueSerializer<ActorRef> {
    private final ActorRefResolver resolver;

    RefWriter(ActorRefResolver resolver) {
      this.resolver = resolver;
    }

    @Override
    public void serialize(ActorRef ref, JsonGenerator out, SerializationContext context) {
      ActorRef<?> typed = ref;
      out.writeString(resolver.toSerializationFormat(typed));
    }
  }

  @SuppressWarnings("rawtypes") // Jackson knows it by its class
  private static final class RefReader extends ValueDeserializer<ActorRef> {
    private final ActorRefResolver resolver;

    RefReader(ActorRefResolver resolver) {
      this.resolver = resolver;
    }

    @Override
    public ActorRef<?> deserialize(JsonParser in, DeserializationContext context) {
      return resolver.resolveActorRef(in.getString());
    }
  }

  private static final class RefusedWriter extends ValueSerializer<Refused> {
    @Override
    public void serialize(Refused refused, JsonGenerator out, SerializationContext context) {
      out.writeStartObject();
      out.writeStringProperty("code", refused.code().name());
      out.writeStringProperty("reason", refused.reason());
      out.writeEndObject();
    }
  }

  private static final class RefusedReader extends ValueDeserializer<Refused> {
    @Override
    public Refused deserialize(JsonParser in, DeserializationContext context) {
      JsonNode node = context.readTree(in);
      return new Refused(
          Refused.Code.valueOf(node.get("code").asString()), node.get("reason").asString());
    }
  }
}
